import { expect, test } from 'vitest'
import { linesOf, placesOf } from './places'

test('where a client shows a tool is told apart by when', () => {
  const shownIn = ['tools picker', "confirmation title 'Run {title}'", "progress 'Running {title}' / 'Ran {title}'"]
  expect(placesOf(shownIn)).toEqual({ lists: ['tools picker'], running: ["progress 'Running {title}' / 'Ran {title}'"] })
})

test('a place that quotes its words is drawn with them, another with the label', () => {
  expect(linesOf("progress 'Running {title}' / 'Ran {title}'")).toEqual(['Running {title}', 'Ran {title}'])
  expect(linesOf('Running {name}')).toEqual(['Running {name}'])
  expect(linesOf('tool call line')).toEqual(['{title}'])
})
