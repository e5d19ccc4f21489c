import type { Variants } from '../../define/variants.ts'

export const jobPostingVariants: Variants<'jobPosting'> = {
  'open until filled': { closingDate: undefined },
  long: {
    jobTitle:
      'Senior Program Manager for Interprofessional Leadership Development, Credentialing and Continuing Medical Education',
  },
}
