/** Node.js reads the TypeScript itself. For a `next.config.ts`, each server loads a compiler and keeps it in memory. */
export { default } from './build.config.ts'
