// Written by `pnpm generate` from the folders in types/.
export const variants = {}
