export const messages = { trail: 'Breadcrumb' } as const
