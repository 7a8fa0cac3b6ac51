import type { Page } from '@playwright/test'

/** What password managers, translators and other extensions do to a page. */
const otherPrograms = {
  'inserts beside fields': () => {
    for (const field of document.querySelectorAll('input, textarea, select')) {
      field.before(document.createElement('other-icon'))
      field.after(document.createElement('button'))
    }
  },
  'wraps fields': () => {
    const { activeElement } = document
    for (const field of document.querySelectorAll('input, textarea')) {
      const wrapper = document.createElement('span')
      field.replaceWith(wrapper)
      wrapper.append(field)
    }
    if (activeElement instanceof HTMLElement) activeElement.focus()
  },
  'marks page and fields': () => {
    for (const element of document.querySelectorAll('html, body, form, input')) {
      element.setAttribute('data-other', '1')
      element.classList.add('other')
    }
    document.documentElement.lang = 'de'
  },
  'adds styles': () => {
    const style = document.createElement('style')
    style.textContent = '.other { outline: 0 }'
    document.head.prepend(style)
    document.head.append(style.cloneNode(true))
  },
  'translates texts': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const parent = text.parentElement
      if (!text.data.trim() || !parent || parent.closest('script, style, select, textarea'))
        continue
      const font = document.createElement('font')
      font.textContent = `¡${text.data}!`
      text.replaceWith(font)
    }
  },
  'appends to the page': () => {
    const element = document.createElement('other-overlay')
    element.attachShadow({ mode: 'open' }).append('Fill in?')
    document.body.append(element)
    document.documentElement.append(element.cloneNode())
  },
} as const

export async function everyProgram(page: Page): Promise<void> {
  for (const program of Object.values(otherPrograms)) await page.evaluate(program)
}

/** Types into, chooses and opens everything on the page; the caret is left inside a word. */
export async function useEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
    const texts: Record<string, string> = { date: day, email: 'ana@guests.example', tel: '512' }
    for (const control of document.querySelectorAll('main :is(input, textarea, select)')) {
      if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1
      else if (control instanceof HTMLTextAreaElement) control.value = 'Two words'
      else if (!(control instanceof HTMLInputElement) || control.closest('[aria-hidden]')) continue
      else if (control.matches('[type=checkbox], [type=radio]')) control.checked = true
      else if (control.type === 'file') {
        const transfer = new DataTransfer()
        transfer.items.add(new File(['picture'], 'porch.jpg', { type: 'image/jpeg' }))
        control.files = transfer.files
      } else if (control.type !== 'hidden') control.value = texts[control.type] ?? 'Two words'
    }
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  await page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'main :is(textarea, input:is([type=text], [type=search], :not([type])))',
    )
    const field = [...fields].find((each) => !each.closest('[aria-hidden]'))
    field?.focus()
    field?.setSelectionRange(2, 5)
  })
}

/** Everything the guest can see of what they did. */
export function usedOn(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement | null
    return {
      values: [
        ...document.querySelectorAll(
          'main :is(input:not([type=file], [type=hidden]), textarea, select)',
        ),
      ].map((control) => {
        const { type, value, checked } = control as HTMLInputElement
        return [type, value, checked].join(' ')
      }),
      open: document.querySelectorAll('details[open], :popover-open').length,
      focus: focused && [focused.localName, focused.getAttribute('name')].join(' '),
      caret: focused?.selectionStart,
    }
  })
}
