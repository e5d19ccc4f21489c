/** Storage key of the articles that a visitor began to read on this device. */
export const readingsKey = 'continue-reading'
