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
  view.addEventListener('submit', (event) => {
    event.preventDefault()
    event.target.dataset.pressed = ''
    event.submitter?.setAttribute('aria-disabled', 'true')
  })
}
