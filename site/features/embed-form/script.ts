import { memoryCode } from '../outside-script/memory.ts'

/**
 * The policy contains the hash of this only script of the site. A sandbox throws on access to cookies or storage, so
 * the provider's script gets empty ones. Hides the loading text before measuring, because a browser reports no later
 * size change of an off-screen frame.
 */
export const formScript = `(() => {
  const place = document.getElementById('form')
  const { script, region, portal, form } = place.dataset
  const page = document.documentElement
  page.dataset.running = ''
  const isFramed = window.parent !== window
  if (!isFramed) page.dataset.alone = ''
  const tell = (event, payload) => {
    page.dataset.state = event === 'page_height' ? page.dataset.state : event
    if (isFramed) window.parent.postMessage({ event: 'form.' + event, payload }, '*')
  }
  ${memoryCode}
  const stand = (holder, name, descriptor) => {
    try { void holder[name] } catch { Object.defineProperty(holder, name, descriptor) }
  }
  stand(document, 'cookie', { get: () => '', set: () => {} })
  stand(window, 'localStorage', { value: memory() })
  stand(window, 'sessionStorage', { value: memory() })

  const fail = () => tell('failed')
  const patience = setTimeout(fail, 12000)
  const measure = () => tell('page_height', { height: Math.ceil(document.body.getBoundingClientRect().height) + 'px' })
  const ready = () => {
    clearTimeout(patience)
    page.dataset.state = 'ready'
    measure()
    tell('ready')
    new ResizeObserver(measure).observe(document.body)
  }
  const create = () => {
    if (!window.hbspt) return fail()
    window.hbspt.forms.create({
      region, portalId: portal, formId: form, target: '#form', css: '', cssRequired: '',
      onFormReady: ready,
      onFormSubmitted: () => tell('submitted'),
    })
  }
  const loader = document.createElement('script')
  loader.onload = create
  loader.onerror = fail
  loader.src = script
  document.head.append(loader)
})()`
