import type { Entry } from '@association/content'
import type { Block } from '@association/content/define/view.ts'
import { cardSection } from '@association/content/derive/card-section.ts'
import { courseFinderPath } from '@association/content/lists/course-finder-path.ts'
import type { RelatedList } from '../../content/places/related-products.ts'
import { messages } from '../messages.ts'

type Related = { list: RelatedList; products: readonly Entry<'product'>[]; supportEmail: string }

/** Leads to similar products, to all of them, or to a person. */
export const relatedSection = ({ list, products, supportEmail }: Related): Block[] =>
  products.length === 0
    ? []
    : [
        cardSection({
          id: 'related-products',
          title: messages.moreOf(list.title),
          cards: products,
          backgroundColor: 'paleBlue',
          buttons: {
            button1Text: messages.allOf(list.title),
            button1Url: list.path,
            button2Text: messages.ask,
            button2Url: supportEmail,
            renderAsLinkBtn2: true,
          },
        }),
      ]

type RelatedArticles = { articles: readonly Entry<'basicArticle'>[]; hasNextStep: boolean }

export const relatedArticlesSection = ({ articles, hasNextStep }: RelatedArticles): Block[] =>
  articles.length === 0
    ? []
    : [
        cardSection({
          id: 'related-articles',
          title: messages.relatedArticles,
          cards: articles,
          ...(!hasNextStep && {
            buttons: { button1Text: messages.findCourse, button1Url: courseFinderPath },
          }),
        }),
      ]
