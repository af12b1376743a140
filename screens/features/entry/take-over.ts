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
  for (const control of view?.querySelectorAll<Control>('input, select') ?? []) answerAs(control)
  if (focused) focusAs(focused)
  const pressed = view?.querySelector<HTMLElement>('[data-pressed]')
  if (pressed?.localName === 'form') document.querySelector('form')?.requestSubmit()
  else if (pressed) twinOf(pressed)?.click()
  view?.remove()
}

/** Finds the same element on the page, which comes before the first view in the document. */
function twinOf<One extends HTMLElement>(one: One): One | undefined {
  const all = document.querySelectorAll<One>(`#root ${one.localName}`)
  return [...all].find((other) => identityOf(other) === identityOf(one))
}

/** Text controls have an id; choices have a name and a value, links an address. */
const identityOf = (element: Element): string =>
  element.id || ['name', 'value', 'type', 'href'].map((name) => element.getAttribute(name)).join()

/** Answers the same control of the page as a person would, so that its form learns of it. The first view comes unanswered. */
function answerAs(control: Control): void {
  const isChoice = control.type === 'radio' || control.type === 'checkbox'
  const isAnswered = isChoice ? (control as HTMLInputElement).checked : control.value !== ''
  const twin = isAnswered ? twinOf(control) : undefined
  twin?.focus({ preventScroll: true })
  if (isChoice) twin?.click()
  else if (twin) write(twin, control.value)
}

/** Writes by the browser's own setter, since React notices no other change. */
function write(control: Control, value: string): void {
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
  control.dispatchEvent(new Event(control.localName === 'select' ? 'change' : 'input', { bubbles: true }))
}

function focusAs(focused: HTMLElement): void {
  const twin = twinOf(focused)
  twin?.focus({ preventScroll: true })
  const { selectionStart: start, selectionEnd: end } = focused as HTMLInputElement
  // Neither a choice nor a button has a selection.
  if (typeof start === 'number') (twin as HTMLInputElement).setSelectionRange(start, end)
}
