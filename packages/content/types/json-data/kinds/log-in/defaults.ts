export const logInDefaults = { text: 'Log In', variant: 'yellow', fontSize: 20 } as const
