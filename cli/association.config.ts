import { config } from './define-config.ts'

/** A flag wins over these defaults. See “Configuration” in the README. */
export default config({})
