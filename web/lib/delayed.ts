import { useEffect, useState } from 'react'

/** True once something has lasted; a flicker is not worth a skeleton. */
export function useDelayed(active: boolean, milliseconds = 150): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [active, milliseconds])
  return active && late
}
