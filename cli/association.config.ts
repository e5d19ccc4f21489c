import { config } from './define-config.ts'

/** A flag on the command line wins over these defaults. See “Configuration” in the README. */
export default config({})
