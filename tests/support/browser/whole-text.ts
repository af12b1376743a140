/** Matcher of the innermost element that has the whole text, for a text that is in pieces, as an address with a place to break. */
export const wholeText = (text: string) => (_: string, element: Element | null) =>
  element?.textContent === text && [...element.children].every((child) => child.textContent !== text)
