const clearMs = 300

let timer: ReturnType<typeof setTimeout> | undefined

/** Says a sentence to screen readers, politely; the region is emptied again so that it is not read on the way past. */
export function announce(text: string): void {
  const region = document.getElementById('live-region')
  if (!region) return
  region.textContent = text
  clearTimeout(timer)
  timer = setTimeout(() => {
    region.textContent = ''
  }, clearMs)
}
