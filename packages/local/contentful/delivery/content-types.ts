import type { ContentType, TypeField } from '../entity.ts'

/** The reading APIs show a revision instead of versions. */
export function deliverContentType({ sys, fields, ...rest }: ContentType) {
  return {
    sys: {
      space: sys.space,
      id: sys.id,
      type: sys.type,
      createdAt: sys.firstPublishedAt ?? sys.createdAt,
      updatedAt: sys.publishedAt ?? sys.updatedAt,
      environment: sys.environment,
      publishedVersion: sys.publishedVersion,
      revision: sys.publishedCounter ?? 0,
    },
    ...rest,
    fields: fields.filter((field) => !field.omitted).map(deliverField),
  }
}

/** A field without validations omits the list. */
function deliverField({ validations, ...field }: TypeField) {
  return validations.length > 0 ? { ...field, validations } : field
}
