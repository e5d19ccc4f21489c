import { config } from './define-config.ts'

/** What the commands take for given; a flag on the command line wins. See “Configuration” in the README. */
export default config({})
