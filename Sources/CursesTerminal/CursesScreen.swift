internal import CNCurses
internal import TerminalUI
