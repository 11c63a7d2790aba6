// Passes everything on to another store. Tests override what should go wrong.
#pragma once

#include "store/store.h"

namespace bocage {

class StoreProxy : public Store {
 public:
  explicit StoreProxy(std::unique_ptr<Store> store) : store_(std::move(store)) {}

  void save(const Batch& batch) override { store_->save(batch); }
  std::optional<PersonRow> person(const std::string& id) override { return store_->person(id); }
  std::optional<TableRow> table(const std::string& id) override { return store_->table(id); }
  std::optional<BattleRow> battle(const std::string& hash) override { return store_->battle(hash); }
  std::vector<EntryRow> entries(const std::string& table) override { return store_->entries(table); }
  std::vector<TableRow> shelf(const std::string& name, int limit) override { return store_->shelf(name, limit); }
  std::vector<TableRow> unfinished_tables(const std::string& person, int limit) override {
    return store_->unfinished_tables(person, limit);
  }
  std::vector<TableRow> finished_tables(const std::string& person, int limit) override {
    return store_->finished_tables(person, limit);
  }
  std::size_t count_unfinished() override { return store_->count_unfinished(); }
  std::size_t count_unfinished_of(const std::string& maker) override { return store_->count_unfinished_of(maker); }
  std::vector<std::string> due_tables(Timestamp now, int limit) override { return store_->due_tables(now, limit); }

 private:
  std::unique_ptr<Store> store_;
};

}  // namespace bocage
