import type { ContentType, TypeField } from '../entity.ts'

/** The reading APIs show a revision, no versions. */
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

/** Omits an empty list of validations. */
function deliverField({ validations, ...field }: TypeField) {
  return validations.length > 0 ? { ...field, validations } : field
}
