import { act, render } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { translate } from '../../../e2e/road/translate.ts'

const translated = async () => {
  translate()
  dispatchEvent(new Event('load'))
  await act(() => Promise.resolve())
}

/** Renders one content, translates the page, and renders another in its place. */
async function change(first: ReactNode, then: ReactNode): Promise<Element> {
  let show: (content: ReactNode) => void = () => undefined
  function Content() {
    const [content, setContent] = useState(first)
    show = setContent
    return <>{content}</>
  }
  const { container } = render(<Content />)
  await translated()
  await act(async () => show(then))
  return container
}

const Words = ({ children }: { readonly children?: ReactNode }) => <>{children}</>
const sum = (amount: string | null, more?: boolean) => (
  <p>
    You get {amount} today {more && <b>and more</b>} by mail
  </p>
)

test.each<[name: string, first: ReactNode, then: ReactNode]>([
  ['a text that changes beside another', sum('$1'), sum('$2')],
  ['a text that goes', sum('$1'), sum(null)],
  ['an element that comes before a text', sum('$1'), sum('$1', true)],
  ['an element that goes before a text', sum('$1', true), sum('$1')],
  [
    'the text of a fragment',
    <p key="a">
      <b>1</b>
      <Words>one</Words>
    </p>,
    <p key="a">
      <b>1</b>
      <Words>two</Words>
    </p>,
  ],
  [
    'the texts of a list',
    <p key="a">
      <b>1</b>
      {['one']}
    </p>,
    <p key="a">
      <b>1</b>
      {['two']}
    </p>,
  ],
  ['text alone', 'one', 'two'],
])('%s is shown after the page was translated', async (_name, first, then) => {
  const shown = await change(first, then)
  const { container } = render(<Words>{then}</Words>)
  expect(shown.textContent).toBe(container.textContent)
  expect(window.frozen).toEqual([])
})

test('texts side by side are one text, and add no element', () => {
  const amount = '$5'
  const { container } = render(<p>You get {amount} today</p>)
  expect(container.innerHTML).toBe('<p>You get $5 today</p>')
})

test('a space between two elements stays a space', () => {
  const { container } = render(
    <p>
      <b>1</b> <b>2</b>
    </p>,
  )
  expect(container.innerHTML).toBe('<p><b>1</b> <b>2</b></p>')
})

test('the spaces at the ends of a text stay outside its element, where names that are computed from it keep them', () => {
  const { getByRole } = render(
    <button type="button">
      Remove <span>a.png</span>
    </button>,
  )
  expect(getByRole('button', { name: 'Remove a.png' }).innerHTML).toBe(
    '<span>Remove</span> <span>a.png</span>',
  )
})
