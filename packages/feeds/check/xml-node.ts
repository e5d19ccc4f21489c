import type { XmlNode } from './xml-reader.ts'

export const all = (node: XmlNode, name: string) => node.children.filter((child) => child.name === name)
export const first = (node: XmlNode, name: string) => node.children.find((child) => child.name === name)
export const textIn = (node: XmlNode, name: string) => first(node, name)?.text.trim()
