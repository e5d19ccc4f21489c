export const messages = { assetMissing: 'CTA Asset Missing Data' } as const
