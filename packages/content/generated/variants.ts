// Written by `pnpm generate` from the folders in types/.
import { advertisementVariants } from '../types/advertisement/variants.ts'
import { advertisementsListVariants } from '../types/advertisements-list/variants.ts'
import { centeredContainerVariants } from '../types/centered-container/variants.ts'
import { checklistVariants } from '../types/checklist/variants.ts'
import { checklistItemVariants } from '../types/checklist-item/variants.ts'
import { contactCalloutVariants } from '../types/contact-callout/variants.ts'
import { fullHeightSectionVariants } from '../types/full-height-section/variants.ts'
import { labelVariants } from '../types/label/variants.ts'
import { mainJumbotronVariants } from '../types/main-jumbotron/variants.ts'
import { mediaVariants } from '../types/media/variants.ts'
import { mediaCardVariants } from '../types/media-card/variants.ts'
import { metaTitleVariants } from '../types/meta-title/variants.ts'
import { multicolumnTextAndImageVariants } from '../types/multicolumn-text-and-image/variants.ts'
import { sectionVariants } from '../types/section/variants.ts'
import { singleColumnTextAndImageVariants } from '../types/single-column-text-and-image/variants.ts'
import { titleVariants } from '../types/title/variants.ts'

export const variants = {
  advertisement: advertisementVariants,
  advertisementsList: advertisementsListVariants,
  centeredContainer: centeredContainerVariants,
  checklist: checklistVariants,
  checklistItem: checklistItemVariants,
  contactCallout: contactCalloutVariants,
  fullHeightSection: fullHeightSectionVariants,
  label: labelVariants,
  mainJumbotron: mainJumbotronVariants,
  media: mediaVariants,
  mediaCard: mediaCardVariants,
  metaTitle: metaTitleVariants,
  multicolumnTextAndImage: multicolumnTextAndImageVariants,
  section: sectionVariants,
  singleColumnTextAndImage: singleColumnTextAndImageVariants,
  title: titleVariants,
}
