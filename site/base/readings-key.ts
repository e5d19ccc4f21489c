/** Storage key of the articles that somebody began to read on this device. */
export const readingsKey = 'continue-reading'
