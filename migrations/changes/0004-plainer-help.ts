import { change } from '../engine/vocabulary.ts'
import type { Before } from './0004-plainer-help/before.ts'

export default change<Before>('Plainer help', (model) =>
  model
    .changeField('advertisement', 'image', {
      help: 'Visitors see it 150 px high. Screen readers read its description.',
    })
    .changeContentType('advertisementsList', {
      description: 'Several advertisements that appear in turn in one place.',
    })
    .changeField('announcement', 'url', { help: 'The page that the announcement links to.' })
    .changeField('announcement', 'color', { help: 'Color of the text.' })
    .changeField('basicArticle', 'featured', { help: 'Lists show this article first, with a large picture.' })
    .changeField('bio', 'url', { help: 'A page with more about the person.' })
    .changeField('buttonGroup', 'instantBuy', {
      help: 'The id of a variant in the shop. It adds a button that buys the variant at once.',
    })
    .changeField('calendly', 'calendarTitle', {
      help: 'What visitors book. Screen readers read it as the name of the calendar.',
    })
    .changeField('centeredContainer', 'innerBackgroundColor', { help: 'Background of the blocks only.' })
    .changeContentType('centeredContainer', {
      description: 'Blocks in one column in the middle of the page or of a card.',
    })
    .changeField('checklist', 'columnWidth', { help: 'Width in columns of twelve.' })
    .changeContentType('checklist', {
      description: 'Items that visitors open one by one: questions and answers, steps, requirements.',
    })
    .changeContentType('checklistItem', {
      description: 'A title that opens a text. It belongs to a checklist, or appears alone in a text.',
    })
    .changeContentType('color', {
      name: 'Color',
      description: 'A named color that notices and announcements share.',
    })
    .changeField('content', 'contentLink', { help: 'Turns the whole text into one link.' })
    .changeField('content', 'columnWidth', { help: 'Width in columns of twelve.' })
    .changeField('content', 'colorLine', { help: 'Color of the line beside the text.' })
    .changeField('cta', 'url', { help: 'The page that the picture links to.' })
    .changeField('cta', 'image', {
      help: 'Screen readers read its description: write where the link of the picture goes.',
    })
    .changeField('form', 'formTitle', {
      help: 'The purpose of the form. Screen readers read it as the name of the form.',
    })
    .changeField('fullHeightSection', 'minHeight', {
      help: 'Height, relative to the window below the header. In %.',
    })
    .changeField('fullHeightSection', 'maxWidth', { help: 'Maximum width of the blocks. In px.' })
    .changeField('journalEditions', 'title', { help: 'The subject of the edition.' })
    .changeField('journalEditions', 'url', { help: 'The page on which visitors read the edition.' })
    .changeField('jsonData', 'kind', { help: 'The kind of section that the JSON describes.' })
    .changeField('jsonData', 'data', {
      help: 'The content of the section. Each kind has an example. Descriptions are Markdown.',
    })
    .changeField('jsonData', 'pictures', {
      help: 'Pictures that the JSON refers to by id. So Contentful knows where they are used.',
    })
    .changeField('label', 'color', {
      help: 'Color of the text. The block of the picture sets the background.',
    })
    .changeField('mainJumbotron', 'image', { help: 'A picture beside the text.' })
    .changeField('mainJumbotron', 'bottomComponents', { help: 'Blocks below the text.' })
    .changeField('mainJumbotron', 'reverse', { help: 'The picture is on the left.' })
    .changeField('mainJumbotron', 'minHeight', { help: 'Height, relative to the window. In %.' })
    .changeContentType('mediaCard', {
      description: 'A picture with text and buttons in one box. The whole box can be a link.',
    })
    .changeField('mediaCardSection', 'contents', { help: 'Text above the cards.' })
    .changeField('mediaCardSection', 'bottomComponents', { help: 'Text below the cards.' })
    .changeField('mediaCardSection', 'columnCount', {
      help: 'Cards in a row on large screens. Three cards if empty.',
    })
    .changeField('mediaCardSection', 'smallColumnCount', {
      help: 'Cards in a row on tablets. Two cards if empty.',
    })
    .changeField('mediaCardSection', 'extraSmallColumnCount', {
      help: 'Cards in a row on phones. One card if empty.',
    })
    .changeField('mediaCardSection', 'isCarousel', {
      help: 'Shows one card at a time, or as many as the column counts say.',
    })
    .changeField('mediaCardSection', 'isPostList', {
      help: 'A list of articles. If it is empty, visitors read that there are no articles.',
    })
    .changeField('multicolumnTextAndImage', 'leftColumnWidth', {
      help: 'Columns of twelve on screens from 768 px. Smaller screens use all twelve.',
    })
    .changeField('multicolumnTextAndImage', 'rightColumnWidth', {
      help: 'Columns of twelve on screens from 768 px. Smaller screens use all twelve.',
    })
    .changeField('multicolumnTextAndImage', 'leftInnerColumns', {
      help: 'Columns for the blocks on this side.',
    })
    .changeField('multicolumnTextAndImage', 'rightInnerColumns', {
      help: 'Columns for the blocks on this side.',
    })
    .changeField('multicolumnTextAndImage', 'reverse', {
      help: 'Swaps the sides on wide screens. Screen readers still read the left side first.',
    })
    .changeField('multicolumnTextAndImage', 'columnReverse', {
      help: 'Puts the left side below on phones. Screen readers still read it first.',
    })
    .changeField('multicolumnTextAndImage', 'justifyContainer', {
      help: 'Position of both sides if they do not fill the row.',
    })
    .changeField('multicolumnTextAndImage', 'horizontalAlign', {
      help: 'Position of the blocks within their column.',
    })
    .changeField('multicolumnTextAndImage', 'innerBackgroundColor', {
      help: 'Background of the blocks only.',
    })
    .changeField('notificationDialogue', 'label', {
      help: 'Screen readers read it as the name of the notice. “Notice” if empty.',
    })
    .changeField('notificationDialogue', 'color', { help: 'Color of the text.' })
    .changeField('product', 'internalName', {
      help: 'The name of the product. Visitors see it if the title is empty.',
    })
    .changeField('productColl', 'sectionData', {
      help: 'The texts of the section: { "metaTitle": "…", "title": "…", "description": "…" }.',
    })
    .changeField('productColl', 'contents', { help: 'The blocks of this section appear above the products.' })
    .changeField('productColl', 'show', { help: '“Fast practice” shows each variant as a card.' })
    .changeField('productColl', 'totalPages', {
      help: 'If it is above 1, the list gets links to the other pages.',
    })
    .changeField('productQuote', 'attribution', { help: 'The name of the person.' })
    .changeField('productQuote', 'attributionTitle', { help: 'The job of the person, and the organization.' })
    .changeField('productQuote', 'product', { help: 'The product that the quote is about.' })
    .changeContentType('productQuote', { description: 'A quote about a course, a book or another product.' })
    .changeField('quoteBlock', 'lowerBackgroundColor', { help: 'Color of the lower part of the band.' })
    .changeField('scheduler', 'kind', {
      help: 'At a glance: sessions in colors. Vanguard: the program of the Vanguard cohort.',
    })
    .changeField('section', 'moveUp', { help: 'Moves the section up, over the section above. In px.' })
    .changeField('section', 'lowerOuterBackgroundColor', { help: 'Color of the lower part of the band.' })
    .changeField('singleColumnTextAndImage', 'leftSideInnerBreakpoints', {
      help: 'Width of the blocks in columns of twelve, such as {"xs": 11, "sm": 11, "md": 11, "lg": 12}.',
    })
    .changeField('singleColumnTextAndImage', 'rightSideInnerBreakpoints', {
      help: 'Width of the blocks in columns of twelve, such as {"xs": 11, "sm": 11, "md": 11, "lg": 12}.',
    })
    .changeField('singleColumnTextAndImage', 'leftSideOffset', {
      help: 'Empty columns of twelve before the left side.',
    })
    .changeField('siteSettings', 'podcastFallbackUrl', {
      help: 'The podcast link opens this page while the address above is empty.',
    })
    .changeContentType('siteSettings', {
      description: 'Settings that all pages share. There is one entry of this type.',
    })
    .changeField('statsList', 'columnCount', {
      help: 'Columns on wide screens. If empty, as many as fit, at most four.',
    })
    .changeField('title', 'tag', { help: 'The level of the heading on the page.' })
    .changeField('title', 'columnWidth', { help: 'Width in columns of twelve.' })
    .changeField('title', 'colorLine', { help: 'Color of the line beside the text.' })
    .changeContentType('title', {
      description: 'A heading. The first heading of a page is its main heading.',
    })
    .changeField('variant', 'product', { help: 'The product that this variant belongs to.' }),
)
