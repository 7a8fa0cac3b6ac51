import { storefront, type StorefrontStyle } from '../../building/storefront.ts'
import { dayPane } from '../../materials/day-pane.ts'
import { litWindow, type Pane } from '../../materials/lit-window.ts'
import { shopPane } from '../../materials/shop-pane.ts'
import type { Material } from '../../tracer/material.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'

type ShopStyle = Omit<StorefrontStyle, 'materials' | 'shopGlass' | 'upperGlass'> & {
  wall: Material
  frame: Material
  door: Material
}

/** A shop in Wimberley's inks; lamps burn behind its windows in the evening. */
export function shop({ wall, frame, door, ...style }: ShopStyle, isLit: boolean): Mesh {
  const { glass, cream: trim, tinAcross: roof } = materials
  return storefront({
    ...style,
    materials: { wall, frame, door, glass, trim, roof },
    shopGlass: (pane: Pane) => shopPane(pane, isLit),
    upperGlass: (pane: Pane) => (isLit ? litWindow(pane) : dayPane(pane)),
  })
}
