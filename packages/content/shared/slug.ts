import { text } from '../define/field.ts'

export const slug = text({
  max: 120,
  pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  help: 'The last part of its address: small letters, digits and hyphens.',
})
