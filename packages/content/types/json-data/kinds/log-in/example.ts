export const logIn = { text: 'Log in to read on', variant: 'dark', fontSize: 18 }
