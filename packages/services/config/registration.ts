import type { SettingsReader } from './settings.ts'

export type RegistrationConfig = {
  /** Encrypts visitors' input and signs requests of the CLI: at least 32 characters. */
  secret: string
}

export const readRegistration = (read: Pick<SettingsReader, 'secret'>): RegistrationConfig => ({
  secret: read.secret('REGISTRATION_SECRET', 'the output of `openssl rand -hex 32`'),
})
