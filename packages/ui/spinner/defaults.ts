export const spinnerDefaults = { message: 'Loading...', color: 'green' } as const
