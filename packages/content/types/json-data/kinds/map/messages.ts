export const messages = { larger: 'View a larger map' } as const
