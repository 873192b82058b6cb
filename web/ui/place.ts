type Where = { side: 'bottom' | 'right'; align?: 'start' | 'center' | 'end'; gap?: number }

const edge = 8

/** Puts a floating element beside another, on the other side where there is no room, and always on screen. */
export function place(floating: HTMLElement, target: Element, { side, align = 'center', gap = 4 }: Where): void {
  const at = target.getBoundingClientRect()
  const { width, height } = floating.getBoundingClientRect()
  const alongX = { start: at.left, center: at.left + at.width / 2 - width / 2, end: at.right - width }[align]
  const below = at.bottom + gap
  const right = at.right + gap
  const [x, y] =
    side === 'bottom'
      ? [alongX, below + height > innerHeight - edge ? at.top - gap - height : below]
      : [right + width > innerWidth - edge ? at.left - gap - width : right, at.top + at.height / 2 - height / 2]
  floating.style.left = `${Math.max(edge, Math.min(x, innerWidth - width - edge))}px`
  floating.style.top = `${Math.max(edge, Math.min(y, innerHeight - height - edge))}px`
}
