export { type FromApp, type FromPreview, fromApp, fromPreview, messageOf, portMessageOf } from './protocol.ts'
