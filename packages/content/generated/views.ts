// Written by `npm run generate` from the files in types/ and lists/definitions/.
import type { ViewsFor } from '../define/view.ts'
import { AdvertisementsList } from '../types/advertisements-list/view.tsx'
import { Announcement } from '../types/announcement/view.tsx'
import { ArticleInclude } from '../types/article-include/view.tsx'
import { Bio } from '../types/bio/view.tsx'
import { ButtonGroup } from '../types/button-group/view.tsx'
import { Calendly } from '../types/calendly/view.tsx'
import { CenteredContainer } from '../types/centered-container/view.tsx'
import { Checklist } from '../types/checklist/view.tsx'
import { ContactCallout } from '../types/contact-callout/view.tsx'
import { Content } from '../types/content/view.tsx'
import { Cta } from '../types/cta/view.tsx'
import { Employers } from '../types/employers/view.tsx'
import { EventPart } from '../types/event-part/view.tsx'
import { Form } from '../types/form/view.tsx'
import { FullHeightSection } from '../types/full-height-section/view.tsx'
import { JobPosting } from '../types/job-posting/view.tsx'
import { JournalEditions } from '../types/journal-editions/view.tsx'
import { JsonData } from '../types/json-data/view.tsx'
import { MainJumbotron } from '../types/main-jumbotron/view.tsx'
import { Media } from '../types/media/view.tsx'
import { MediaCard } from '../types/media-card/view.tsx'
import { MediaCardSection } from '../types/media-card-section/view.tsx'
import { MembershipBenefits } from '../types/membership-benefits/view.tsx'
import { MetaTitle } from '../types/meta-title/view.tsx'
import { MulticolumnTextAndImage } from '../types/multicolumn-text-and-image/view.tsx'
import { NewestArticles } from '../types/newest-articles/view.tsx'
import { NotificationDialogue } from '../types/notification-dialogue/view.tsx'
import { PressRelease } from '../types/press-release/view.tsx'
import { ProductColl } from '../types/product-coll/view.tsx'
import { ProductQuote } from '../types/product-quote/view.tsx'
import { QuoteBlock } from '../types/quote-block/view.tsx'
import { Scheduler } from '../types/scheduler/view.tsx'
import { Section } from '../types/section/view.tsx'
import { SingleColumnTextAndImage } from '../types/single-column-text-and-image/view.tsx'
import { Stats } from '../types/stats/view.tsx'
import { StatsList } from '../types/stats-list/view.tsx'
import { Table } from '../types/table/view.tsx'
import { Title } from '../types/title/view.tsx'

export const views: ViewsFor<'block'> = {
  advertisementsList: AdvertisementsList,
  announcement: Announcement,
  articleInclude: ArticleInclude,
  bio: Bio,
  buttonGroup: ButtonGroup,
  calendly: Calendly,
  centeredContainer: CenteredContainer,
  checklist: Checklist,
  contactCallout: ContactCallout,
  content: Content,
  cta: Cta,
  employers: Employers,
  eventPart: EventPart,
  form: Form,
  fullHeightSection: FullHeightSection,
  jobPosting: JobPosting,
  journalEditions: JournalEditions,
  jsonData: JsonData,
  mainJumbotron: MainJumbotron,
  media: Media,
  mediaCard: MediaCard,
  mediaCardSection: MediaCardSection,
  membershipBenefits: MembershipBenefits,
  metaTitle: MetaTitle,
  multicolumnTextAndImage: MulticolumnTextAndImage,
  newestArticles: NewestArticles,
  notificationDialogue: NotificationDialogue,
  pressRelease: PressRelease,
  productColl: ProductColl,
  productQuote: ProductQuote,
  quoteBlock: QuoteBlock,
  scheduler: Scheduler,
  section: Section,
  singleColumnTextAndImage: SingleColumnTextAndImage,
  stats: Stats,
  statsList: StatsList,
  table: Table,
  title: Title,
}
