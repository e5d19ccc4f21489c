import type { Reader } from './settings.ts'

/** What protects registrations for events. */
export type RegistrationConfig = {
  /** Encrypts what visitors enter, and signs the requests of the command line: at least 32 characters. */
  secret: string
}

export const readRegistration = (read: Pick<Reader, 'secret'>): RegistrationConfig => ({
  secret: read.secret('REGISTRATION_SECRET', 'the output of `openssl rand -hex 32`'),
})
