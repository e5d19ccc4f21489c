// Written by `npm run generate` from the folders in types/.
export const structuredData = {}
