export { type Json, limits, plain } from '../../../safe/plain-json.ts'
