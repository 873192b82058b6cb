export { type AnsiPart, ansiParts } from '../../lib/ansi'
