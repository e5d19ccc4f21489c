/** The person to whom the token of the configuration belongs. */
export const localUser = 'local-user'
