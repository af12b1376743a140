/**
 * Table of the nodes of decision diagrams, stored in plain numbers because looking up nodes dominates a proof. A node
 * tests a variable and has a child for each of its values; equal nodes are stored once.
 */
export interface NodeTable {
  /** Variable that a node tests; for both leaves, a number beyond the last. */
  readonly variableOf: (node: number) => number
  readonly childOf: (node: number, value: number) => number
  /** Creates or finds the node that tests a variable and has the children on top of the stack, which are removed. */
  readonly create: (variable: number) => number
  readonly push: (child: number) => void
}

/** Creates a table. `sizes` are the variables' numbers of values; `onCreated` is called for each new node. */
export function createNodeTable(sizes: readonly number[], onCreated: () => void): NodeTable {
  let variables = new Int32Array(1024).fill(sizes.length)
  let starts = new Int32Array(1024)
  let children = new Int32Array(4096)
  let count = 2
  let end = 0
  let stack = new Int32Array(1024)
  let top = 0
  let slots = new Int32Array(4096)

  function hashOf(list: Int32Array, start: number, size: number, variable: number): number {
    let hash = variable
    for (let index = 0; index < size; index++) hash = mix(hash, list[start + index] ?? 0)
    return hash
  }

  /** Slot of the node with these children, or the free one for it; slots are never more than half full. */
  function findSlot(variable: number, start: number, size: number): number {
    let slot = hashOf(stack, start, size, variable) & (slots.length - 1)
    for (let node = slots[slot] ?? 0; node !== 0; node = slots[slot] ?? 0) {
      if (variables[node] === variable && isSame(starts[node] ?? 0, start, size)) return slot
      slot = (slot + 1) & (slots.length - 1)
    }
    return slot
  }

  function isSame(known: number, start: number, size: number): boolean {
    for (let index = 0; index < size; index++)
      if (children[known + index] !== stack[start + index]) return false
    return true
  }

  function add(variable: number, start: number, size: number): number {
    variables = withRoom(variables, count + 1)
    starts = withRoom(starts, count + 1)
    children = withRoom(children, end + size)
    variables[count] = variable
    starts[count] = end
    children.set(stack.subarray(start, start + size), end)
    end += size
    onCreated()
    return count++
  }

  function widen(): void {
    slots = new Int32Array(slots.length * 2)
    for (let node = 2; node < count; node++) {
      const variable = variables[node] ?? 0
      let slot = hashOf(children, starts[node] ?? 0, sizes[variable] ?? 0, variable) & (slots.length - 1)
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
      slots[slot] = node
    }
  }

  function create(variable: number): number {
    const size = sizes[variable] ?? 0
    top -= size
    const first = stack[top] ?? 0
    let isOne = true
    for (let index = 1; index < size && isOne; index++) isOne = stack[top + index] === first
    if (isOne) return first
    const slot = findSlot(variable, top, size)
    const known = slots[slot] ?? 0
    if (known !== 0) return known
    const node = add(variable, top, size)
    slots[slot] = node
    if (count * 2 > slots.length) widen()
    return node
  }

  return {
    variableOf: (node) => variables[node] ?? sizes.length,
    childOf: (node, value) => children[(starts[node] ?? 0) + value] ?? 0,
    create,
    push: (child) => {
      if (top === stack.length) stack = withRoom(stack, top + 1)
      stack[top++] = child
    },
  }
}

/** Hashes numbers so that similar values get distant results (Knuth's multiplicative hash, folded). */
export function mix(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1)
  return mixed ^ (mixed >>> 15)
}

function withRoom(list: Int32Array<ArrayBuffer>, size: number): Int32Array<ArrayBuffer> {
  if (size <= list.length) return list
  const wider = new Int32Array(list.length * 2)
  wider.set(list)
  return wider
}
