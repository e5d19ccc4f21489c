export const formats = ['text', 'json', 'junit', 'sarif', 'html', 'csv'] as const
export type Format = (typeof formats)[number]
