/** Rule of this product alone: a page that asks for something says in its title what it is about, in a few words. */
const shortTitle = {
  id: 'short-title',
  why: 'A title of more than 40 characters takes three lines on a telephone, and pushes the question out of sight.',
  check: ({ tenant, value, report }) =>
    tenant !== undefined
      ? []
      : Object.values(value.pages.pages).flatMap(({ title }) =>
          String(value.copy[title]).length <= 40
            ? []
            : [report({ pointer: `/copy/${title}`, message: 'This title is longer than 40 characters.' })],
        ),
}

export default { rules: [shortTitle] }
