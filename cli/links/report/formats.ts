export const formats = ['text', 'json', 'junit', 'sarif', 'html', 'markdown', 'csv'] as const
export type Format = (typeof formats)[number]
