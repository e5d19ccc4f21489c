export { type FromApp, type FromPreview, fromApp, fromPreview, messageOf } from './protocol.ts'
