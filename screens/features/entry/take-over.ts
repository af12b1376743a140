import { findEntryPanel } from './first-view.ts'

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Takes over from the first view of the document: what was answered, where the cursor stands, and what was pressed. Called after
 * the first page is in the document and before the browser paints it.
 */
export function takeOver(): void {
  findEntryPanel()
  const view = document.getElementById('first-view')
  const focused = view?.querySelector<HTMLElement>(':focus')
  const selection = focused && selectionOf(focused)
  for (const control of view?.querySelectorAll<Control>('input, select') ?? [])
    if (isAnswered(control)) answerAs(control)
  const twin = focused && twinOf(focused)
  twin?.focus({ preventScroll: true })
  if (twin instanceof HTMLInputElement && selection) twin.setSelectionRange(...selection)
  if (view?.querySelector('[data-pressed]')) document.querySelector('form')?.requestSubmit()
  view?.remove()
}

/** Finds the same element on the page, which comes before the first view in the document. */
function twinOf<One extends HTMLElement>(one: One): One | undefined {
  return [...document.querySelectorAll<One>(`#root ${one.localName}`)].find(
    (other) => identityOf(other) === identityOf(one),
  )
}

/** Text controls have an id; choices have a name and a value, links an address. */
const identityOf = (element: Element): string =>
  element.id || ['name', 'value', 'type', 'href'].map((name) => element.getAttribute(name)).join(' ')

function isAnswered(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected)
  return isChoice(control) ? control.checked : control.value !== control.defaultValue
}

const isChoice = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox'

/** Answers the same control of the page as a person would, so that its form learns of it. */
function answerAs(control: Control): void {
  const twin = twinOf(control)
  twin?.focus({ preventScroll: true })
  if (twin instanceof HTMLInputElement && isChoice(twin)) twin.click()
  else if (twin) write(twin, control.value)
}

/** Writes by the setter of the browser's own class, since React notices no other change. */
function write(control: Control, value: string): void {
  const isSelect = control instanceof HTMLSelectElement
  const { prototype } = isSelect ? HTMLSelectElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
}

/** Selection of a field for text; undefined for other elements. */
function selectionOf(element: HTMLElement): [number, number, 'forward' | 'backward' | 'none'] | undefined {
  const { selectionStart, selectionEnd, selectionDirection } = element as HTMLInputElement
  return selectionStart != null && selectionEnd != null
    ? [selectionStart, selectionEnd, selectionDirection ?? 'none']
    : undefined
}
