import Specificity from '@bramus/specificity'
import type { Page } from '@playwright/test'

type Declaration = { property: string; value: string; isImportant: boolean }
type Rule = { selector: string; declarations: Declaration[] }
/** Each list of rules matches one box of an element. */
type Styles = { rules: Rule[]; together: number[][] }

/**
 * Returns declarations of two CSS modules for one property of one element where only the order of the style sheets
 * decides. The bundler chooses that order, and any new module may change it.
 */
export async function styleConflicts(page: Page): Promise<string[]> {
  const { rules, together } = await page.evaluate(readStyles)
  const weighed = rules.map(({ selector, declarations }) => ({
    selector,
    declarations,
    module: moduleOf(selector),
    weight: Specificity.calculate(selector)[0],
  }))
  const found = together.flatMap((indexes) =>
    conflictsIn(indexes.flatMap((index) => weighed[index] ?? []).filter(({ module }) => module)),
  )
  return [...new Set(found)].sort()
}

/** The hash before the name of the last class. Global styles load first. */
const moduleOf = (selector: string) => [...selector.matchAll(/\.([\w-]{6,8}?)_[a-z]/gi)].at(-1)?.[1]

type Weighed = Rule & { module: string | undefined; weight: Specificity | undefined }

function conflictsIn(rules: readonly Weighed[]): string[] {
  const all = rules.flatMap((rule) => rule.declarations.map((declaration) => ({ ...rule, ...declaration })))
  return [...Map.groupBy(all, ({ property }) => property)].flatMap(([property, setting]) => {
    const important = setting.filter(({ isImportant }) => isImportant)
    const [top, ...others] = (important.length > 0 ? important : setting).toSorted((one, other) =>
      one.weight && other.weight ? Specificity.compare(other.weight, one.weight) : 0,
    )
    return others
      .filter(({ weight }) => weight && top?.weight && Specificity.equals(weight, top.weight))
      .filter(({ module, value }) => module !== top?.module && value !== top?.value)
      .map(({ selector }) => `${property}: ${[top?.selector, selector].toSorted().join(' or ')}`)
  })
}

/** Runs in the browser. */
function readStyles(): Styles {
  const pseudo = /::?(?:before|after|marker|placeholder|backdrop|first-letter)\b|::[\w-]+(?:\([^)]*\))?/g
  const rules: Rule[] = []
  const boxes = new Map<Element, Map<string, number[]>>()

  const isActive = (rule: CSSRule) =>
    (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches) ||
    (rule instanceof CSSSupportsRule && CSS.supports(rule.conditionText))
  const rulesIn = (list: CSSRuleList): CSSStyleRule[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule]
      return isActive(rule) ? rulesIn((rule as CSSGroupingRule).cssRules) : []
    })
  const declarationsOf = ({ style }: CSSStyleRule): Declaration[] =>
    [...style].map((property) => ({
      property,
      value: style.getPropertyValue(property),
      isImportant: style.getPropertyPriority(property) !== '',
    }))
  /** Commas inside parentheses do not part selectors. */
  const parted = /(?:[^,(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g
  const selectorsOf = ({ selectorText }: CSSStyleRule) =>
    (selectorText.match(parted) ?? []).map((each) => each.trim())

  const note = (selector: string, rule: CSSStyleRule) => {
    const index = rules.push({ selector, declarations: declarationsOf(rule) }) - 1
    const box = selector.match(pseudo)?.join('') ?? ''
    for (const element of document.querySelectorAll(selector.replace(pseudo, '') || '*')) {
      const own = boxes.get(element) ?? new Map<string, number[]>()
      boxes.set(element, own.set(box, [...(own.get(box) ?? []), index]))
    }
  }
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules)))
    for (const selector of selectorsOf(rule))
      if (!/:(?:hover|focus|active|target)/.test(selector)) note(selector, rule)
  const lists = [...boxes.values()].flatMap((own) => [...own.values()].map((indexes) => indexes.join(' ')))
  return { rules, together: [...new Set(lists)].map((list) => list.split(' ').map(Number)) }
}
