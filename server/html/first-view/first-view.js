// Runs before any other script, in the element around the first question.
{
  const view = document.currentScript.parentElement
  const isKept = (place) => {
    const [area, key] = place.split('.')
    return window[`${area}Storage`].getItem(key) !== null
  }
  // A browser may forbid storage, and then keeps nothing.
  try {
    view.classList.toggle('is-known', view.dataset.knownBy.split(' ').some(isKept))
  } catch {}
  // A press waits for the scripts, which then do what was pressed (screens/features/entry/take-over.ts).
  const wait = (event, pressed, control) => {
    event.preventDefault()
    view.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
    pressed.dataset.pressed = ''
    control?.setAttribute('aria-disabled', 'true')
  }
  view.addEventListener('submit', (event) => wait(event, event.target, event.submitter))
  // A link to another page would lose what was typed, which only the scripts keep.
  view.addEventListener('input', () => {
    view.dataset.typed = ''
  })
  view.addEventListener('click', (event) => {
    const link = event.target.closest('a:not([href^="#"], [href^="tel:"])')
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (link && !isElsewhere && 'typed' in view.dataset) wait(event, link, link)
  })
}
