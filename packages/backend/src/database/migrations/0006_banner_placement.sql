ALTER TABLE "banners" RENAME COLUMN "place" TO "placement";
ALTER INDEX "banners_place_position_id_index" RENAME TO "banners_placement_position_id_index";