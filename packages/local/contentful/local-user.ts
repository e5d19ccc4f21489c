/** The owner of the configured token. */
export const localUser = 'local-user'
